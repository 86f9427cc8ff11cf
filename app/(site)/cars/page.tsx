import { Trail } from "@/app/trail";
import { JsonLd } from "@/components/seo/json-ld";
import { Ask } from "@/components/site/ask";
import { type CarRow, CarTable } from "@/components/site/cars/car-table";
import { Opening } from "@/components/site/opening";
import { acWords, dcLimit, nightAtSocket } from "@/lib/advice/figures";
import { type Car, carName, cars, mainVariant } from "@/lib/content/cars";
import { batteriesOf, carPage, carsPage } from "@/lib/content/pages/cars";
import { itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import "./cars.css";

const { title, description } = carsPage;
export const metadata = pageMetadata({ title, description, path: "/cars" });

const KINDS = ["car", "scooter", "commercial"] as const;

export default function CarsPage() {
  return (
    <main id="main">
      <Trail path="/cars" />
      <JsonLd
        data={itemList(cars.map((car) => ({ name: carName(car), path: carPage(car).path })))}
      />
      <Opening title={carsPage.heading} lead={carsPage.lead} />
      <div className="wrap car-kinds">
        {KINDS.map((kind) => (
          <CarTable
            key={kind}
            id={kind}
            title={carsPage.kinds[kind]}
            columns={carsPage.columns}
            rows={cars.filter(({ body }) => body === kind).map(rowOf)}
          />
        ))}
        <p className="mute small car-note">{carsPage.note}</p>
      </div>
      <Ask {...carsPage.ask} />
    </main>
  );
}

function rowOf(car: Car): CarRow {
  const variant = mainVariant(car);
  const isChecked = car.variants.every(({ verified_on }) => verified_on !== undefined);
  return {
    ...{ slug: car.slug, name: carName(car), battery: batteriesOf(car) },
    ...{ ac: acWords(variant), dc: dcLimit(variant), night: nightAtSocket(car) },
    unchecked: isChecked ? null : carsPage.unchecked,
  };
}
