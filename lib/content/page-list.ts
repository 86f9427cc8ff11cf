import "server-only";
import type { ContentPage } from "@/lib/content/page";
import { pages as aboutPages } from "@/lib/content/pages/about";
import { pages as careersPages } from "@/lib/content/pages/careers";
import { pages as carsPages } from "@/lib/content/pages/cars";
import { pages as choosePages } from "@/lib/content/pages/choose";
import { pages as contactPages } from "@/lib/content/pages/contact";
import { pages as homePages } from "@/lib/content/pages/home";
import { pages as howWeWorkPages } from "@/lib/content/pages/how-we-work";
import { pages as legalPages } from "@/lib/content/pages/legal";
import { pages as newsPages } from "@/lib/content/pages/news";
import { pages as otherSolutionsPages } from "@/lib/content/pages/other-solutions";
import { pages as partnershipPages } from "@/lib/content/pages/partnership";
import { pages as productsPagePages } from "@/lib/content/pages/products-page";
import { pages as solutionsPages } from "@/lib/content/pages/solutions";
import { pages as supportPages } from "@/lib/content/pages/support";

/** Every page that is made of `content/`. Written by `npm run generate`. */
export const contentPages: readonly ContentPage[] = [
  ...aboutPages,
  ...careersPages,
  ...carsPages,
  ...choosePages,
  ...contactPages,
  ...homePages,
  ...howWeWorkPages,
  ...legalPages,
  ...newsPages,
  ...otherSolutionsPages,
  ...partnershipPages,
  ...productsPagePages,
  ...solutionsPages,
  ...supportPages,
];
