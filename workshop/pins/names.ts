import { STATES } from "../../lib/states.ts";
import type { Office } from "./office.ts";

/**
 * The GST code of an office's state today. The directory is from 2015, so Telangana, Ladakh and the merged
 * union territory in the west are identified by district and PIN code.
 */
export function stateCode({ stateName, districtName: district, pincode }: Office): string {
  if (stateName === "ANDHRA PRADESH" && TELANGANA.has(district)) {
    return LEFT_FOR_ANDHRA.has(pincode) ? "37" : "36";
  }
  if (stateName === "JAMMU & KASHMIR" && LADAKH.has(district)) return "38";
  const code = CODES.get(stateName) ?? CODES.get(OLD_STATES[stateName] ?? "");
  if (!code) throw new Error(`No state is called ${stateName}.`);
  return code;
}

/** The district's name as written today. */
export function districtName({ districtName: name, stateName, pincode }: Office): string {
  if (LEFT_FOR_ANDHRA.has(pincode)) return "Alluri Sitharama Raju";
  const bare = name.replace(/\s*\(.*$/, "");
  return (
    OLD_DISTRICTS[`${bare}/${stateName}`] ?? OLD_DISTRICTS[bare] ?? bare.replace(" & ", " and ")
  );
}

const CODES = new Map(Object.entries(STATES).map(([code, name]) => [name.toUpperCase(), code]));

const OLD_STATES: Record<string, string> = {
  "ANDAMAN & NICOBAR ISLANDS": "ANDAMAN AND NICOBAR ISLANDS",
  CHATTISGARH: "CHHATTISGARH",
  "DADRA & NAGAR HAVELI": "DADRA AND NAGAR HAVELI AND DAMAN AND DIU",
  "DAMAN & DIU": "DADRA AND NAGAR HAVELI AND DAMAN AND DIU",
  "JAMMU & KASHMIR": "JAMMU AND KASHMIR",
  ORISSA: "ODISHA",
  PONDICHERRY: "PUDUCHERRY",
  UTTARANCHAL: "UTTARAKHAND",
};

const TELANGANA = new Set([
  "Adilabad",
  "Hyderabad",
  "K.V.Rangareddy",
  "Karim Nagar",
  "Khammam",
  "Mahabub Nagar",
  "Medak",
  "Nalgonda",
  "Nizamabad",
  "Warangal",
]);

/** Chintur, Kunavaram and V. R. Puram: PIN codes of Khammam that stayed with Andhra Pradesh in 2014. */
const LEFT_FOR_ANDHRA = new Set([507113, 507121, 507135]);

const LADAKH = new Set(["Leh", "Kargil"]);

/** Renamed or misspelt districts; with the state if two districts share the name. */
const OLD_DISTRICTS: Record<string, string> = {
  "Ahmed Nagar": "Ahilyanagar",
  Allahabad: "Prayagraj",
  Ananthapur: "Anantapur",
  Ananthnag: "Anantnag",
  "Ashok Nagar": "Ashoknagar",
  "Aurangabad/MAHARASHTRA": "Chhatrapati Sambhajinagar",
  Baleswar: "Balasore",
  Bandipur: "Bandipora",
  Bangalore: "Bengaluru Urban",
  "Bangalore Rural": "Bengaluru Rural",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  "Bijapur/KARNATAKA": "Vijayapura",
  Chamrajnagar: "Chamarajanagar",
  Chickmagalur: "Chikkamagaluru",
  Cuddapah: "YSR Kadapa",
  Darjiling: "Darjeeling",
  Davangere: "Davanagere",
  Debagarh: "Deogarh",
  "East Midnapore": "Purba Medinipur",
  "East Nimar": "Khandwa",
  Faizabad: "Ayodhya",
  Firozpur: "Ferozepur",
  "Gandhi Nagar": "Gandhinagar",
  Ganganagar: "Sri Ganganagar",
  Giridh: "Giridih",
  Gulbarga: "Kalaburagi",
  Gurgaon: "Gurugram",
  Hazaribag: "Hazaribagh",
  Hoshangabad: "Narmadapuram",
  Jhujhunu: "Jhunjhunu",
  "Jyotiba Phule Nagar": "Amroha",
  "K.V.Rangareddy": "Rangareddy",
  "Karim Nagar": "Karimnagar",
  Kasargod: "Kasaragod",
  Kawardha: "Kabirdham",
  "Lahul & Spiti": "Lahaul and Spiti",
  "Mahabub Nagar": "Mahabubnagar",
  Mahesana: "Mehsana",
  Mammit: "Mamit",
  Marigaon: "Morigaon",
  Medinipur: "Paschim Medinipur",
  Mohali: "Sahibzada Ajit Singh Nagar",
  Muktsar: "Sri Muktsar Sahib",
  Mysore: "Mysuru",
  Nawanshahr: "Shahid Bhagat Singh Nagar",
  "North Cachar Hills": "Dima Hasao",
  Osmanabad: "Dharashiv",
  Palamau: "Palamu",
  Pondicherry: "Puducherry",
  Puruliya: "Purulia",
  Ropar: "Rupnagar",
  "Sant Ravidas Nagar": "Bhadohi",
  "Seraikela-kharsawan": "Seraikela Kharsawan",
  Shimoga: "Shivamogga",
  Sibsagar: "Sivasagar",
  Sonapur: "Subarnapur",
  "Surendra Nagar": "Surendranagar",
  "The Dangs": "Dangs",
  Tumkur: "Tumakuru",
  Tuticorin: "Thoothukudi",
  Villupuram: "Viluppuram",
  "West Midnapore": "Paschim Medinipur",
  "West Nimar": "Khargone",
  "Yamuna Nagar": "Yamunanagar",
};
