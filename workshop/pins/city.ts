import { byCount, type Office } from "./office.ts";

/**
 * The town for a postal address: the city itself in a metropolis, else the town of the head post office,
 * else the subdistrict of most offices, else the name of the main office.
 */
export function cityOf(offices: Office[], district: string): string {
  const pin = offices[0]?.pincode ?? 0;
  const known = BY_PIN.find(([, from, to = from]) => pin >= from && pin <= to)?.[0];
  if (known) return known;
  const metropolis = METROPOLES[district];
  if (metropolis) return metropolis;
  const subdistricts = byCount(offices.map(({ taluk }) => townIn(taluk)).filter(isName));
  const [head] = officesOf(offices, /(H|G\.P)\.O\b/);
  return (
    [head, ...subdistricts, ...officesOf(offices, /S\.O\b/), district].find(isName) ?? district
  );
}

/** The names of the offices of a rank, without the rank. */
function officesOf(offices: Office[], rank: RegExp): string[] {
  return offices
    .map(({ officeName }) => officeName)
    .filter((name) => rank.test(name))
    .map((name) => townIn(name.replace(/\s+(H|S|B|G\.P)\.O\b.*$/, "")));
}

/** "Ahmadabad City" → "Ahmedabad", "Vijayawada (Urban)" → "Vijayawada", "NA" → "". */
function townIn(text: string): string {
  const bare = text
    .replace(/\(.*$/, "")
    .replace(/[^A-Za-z.\- ]/g, " ")
    .replace(/\s*-\s.*$/, "")
    .replace(PARTS, "")
    .replace(/\s+/g, " ")
    .trim();
  const name = bare
    .toLowerCase()
    .replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/\.(?=[A-Z])/g, ". ");
  return OLD_TOWNS[name] ?? name;
}

function isName(town: string | undefined): town is string {
  return town !== undefined && town.length > 2 && /[aeiouy]/i.test(town) && !NO_NAMES.has(town);
}

/** "Sadar" is the name of a district's head subdistrict: the name before it is the town. */
const PARTS =
  /\s+(city corporation|steel city|city ho|city|sadar|urban|rural|tehsil|taluka?|town|mandal|mdl|mdg|north|south|east|west)\b.*$/i;

const NO_NAMES = new Set(["", "Na", "Nil", "Gmc", "Bg", "Sadar", "Pgs", "Delhi"]);

/** Where the directory lists villages but people write the city around them. */
const BY_PIN: readonly (readonly [town: string, from: number, to?: number])[] = [
  ["Noida", 201301, 201305],
  ["Greater Noida", 201306],
  ["Noida", 201307],
  ["Greater Noida", 201308],
  ["Noida", 201309],
  ["Greater Noida", 201310],
  ["Noida", 201313, 201318],
  ["Mumbai", 400001, 400104],
  ["Navi Mumbai", 400614],
  ["Navi Mumbai", 400701, 400710],
  ["Hyderabad", 500001, 500100],
  ["Bengaluru", 560001, 560110],
  ["Chennai", 600001, 600130],
  ["Kolkata", 700001, 700163],
];

/** Cities that are their own district, whose subdistricts are not used in addresses. */
const METROPOLES: Record<string, string> = {
  "Bengaluru Urban": "Bengaluru",
  "Central Delhi": "New Delhi",
  Chandigarh: "Chandigarh",
  Chennai: "Chennai",
  "East Delhi": "Delhi",
  Hyderabad: "Hyderabad",
  Kolkata: "Kolkata",
  Mumbai: "Mumbai",
  "New Delhi": "New Delhi",
  "North Delhi": "Delhi",
  "North East Delhi": "Delhi",
  "North West Delhi": "Delhi",
  "South Delhi": "New Delhi",
  "South West Delhi": "New Delhi",
  "West Delhi": "New Delhi",
};

const OLD_TOWNS: Record<string, string> = {
  Ahmadabad: "Ahmedabad",
  Ahmednagar: "Ahilyanagar",
  "Ahmed Nagar": "Ahilyanagar",
  Allahabad: "Prayagraj",
  Ananthnag: "Anantnag",
  Bangalore: "Bengaluru",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  Burdwan: "Bardhaman",
  Calicut: "Kozhikode",
  Cuddapah: "Kadapa",
  Faizabad: "Ayodhya",
  Gulbarga: "Kalaburagi",
  Gurgaon: "Gurugram",
  Hoshangabad: "Narmadapuram",
  Hubli: "Hubballi",
  Mangalore: "Mangaluru",
  Mysore: "Mysuru",
  Osmanabad: "Dharashiv",
  Pondicherry: "Puducherry",
  Portblair: "Port Blair",
  Shimoga: "Shivamogga",
  Trivandrum: "Thiruvananthapuram",
  Tumkur: "Tumakuru",
  Tuticorin: "Thoothukudi",
};
