import type { MetadataRoute } from "next";
import { company } from "@/lib/content/company";

/** Web app manifest: how the site appears on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.brand,
    short_name: company.brand,
    description: "EV chargers from 3.3 kW to 150 kW: prices, orders and support.",
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: "#f6f5f1",
    theme_color: "#0c1413",
    icons: [
      { src: "/brand/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/brand/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/brand/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
