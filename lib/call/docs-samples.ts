/** The customer, order and charger used in all examples of the documentation. */

export const CUSTOMER_ID = "01a19ba2-5ff2-78df-a6bc-3f93a218ee4c";
export const CUSTOMER_NAME = "Asha Menon";
export const CUSTOMER_EMAIL = "asha.menon@example.com";
export const CUSTOMER_PHONE = "+919876543210";
export const ADMIN_ID = "01a12e60-997e-7835-ad6d-c88b708bc646";
export const ADMIN_NAME = "Rohit Deshpande";
export const ADMIN_EMAIL = "rohit@arklane.example";

export const PASSWORD = "monsoon-over-noida";
export const ADMIN_PASSWORD = "brass-lamp-on-shelf";
export const NEW_PASSWORD = "two-cars-one-charger";
/** A six-digit code from a mail. */
export const CODE = "482913";

export const ADMIN_SINCE = "2026-10-12T04:30:45.118Z";
/** When the customer signed up, ordered, and sends the request. */
export const SIGNED_UP_AT = "2026-11-02T09:41:12.306Z";
export const PLACED_AT = "2026-11-14T10:12:41.730Z";
export const NOW = "2026-11-28T07:45:30.218Z";

export const ADDRESS_ID = "01a19ba7-3c76-736e-a65c-39f83b8df927";
export const DELIVERY_ADDRESS =
  "B-1204, Lake View Residency, Sector 62, Near the metro station, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309";

/** A saved address: the customer's home and default. */
export const ADDRESS = {
  id: ADDRESS_ID,
  type: "Home" as const,
  custom_type_name: null,
  house_building: "B-1204, Lake View Residency",
  locality_street: "Sector 62",
  landmark: "Near the metro station",
  city: "Noida",
  po_ps: null,
  district: "Gautam Buddha Nagar",
  state: "Uttar Pradesh",
  pin: "201309",
  country: "India" as const,
  is_default: true,
};

/** The version of the customer's cart: a new one after every change. */
export const CART_VERSION = "7c1d1f0e-2f4b-4a0b-9d57-6a4f0f3f8e21";

export const PRODUCT_ID = "01a12e60-dc4c-7921-a2c5-0698c7db3cbe";
export const PRODUCT_NAME = "AC03W 7.4 kW";
export const PRODUCT_MODEL = "AC03W";
/** Rupees, all taxes included. */
export const PRODUCT_PRICE = 42999;
/** The three-phase version of the charger. */
export const OTHER_PRODUCT_ID = "01a12e60-dc51-7849-a0e9-0b4e18bcd035";
export const OTHER_PRODUCT_NAME = "AC03W 22 kW";

/** The charger's data sheet; `ouput_voltage` is the older clients' spelling. */
export const PRODUCT_DETAILS = {
  rated_power: "7.4 kW",
  input_voltage: "184–276 V AC",
  phase: "Single phase",
  frequency: "50 Hz",
  current: "32 A",
  ouput_voltage: "184–276 V AC",
  gun_details: "1",
  gun_type: "Type 2 socket, cable supplied",
  cable_length: "5 m",
  fast_charger: "No",
  chargingoperation: "RFID, QR or app",
  communication: "Wi-Fi, 4G, OCPP 1.6J",
  display: "LED ring and status line",
  push_button: "No",
  protection: "Over-current, earth leakage 30 mA AC and 6 mA DC, over and under voltage, surge",
  ingress_protection: "IP54",
  safetyregulation: "IS 17017-1, IS 17017-21",
  cooling: "Natural air",
  operatingtemps: "−10 °C to 50 °C",
  material: "UV-stable polycarbonate, tempered glass front",
  dimensions: "310 × 210 × 120 mm",
  mountingtype: "Wall or pedestal",
  additional_details: "Pedestal sold separately",
};

export const ORDER_ID = "01a1d98b-8482-705d-a379-9e8d57826848";
export const ORDER_NUMBER = "AK-2611-000482";
export const PURCHASE_ID = "01a1d98b-015a-7dd1-aedb-44f082a40f4b";

/** The customer's order of one charger, paid by UPI and shipped. */
export const ORDER = {
  order_id: ORDER_ID,
  order_number: ORDER_NUMBER,
  purchase_id: PURCHASE_ID,
  product_name: PRODUCT_NAME,
  product_model: PRODUCT_MODEL,
  product_image: "/media/chargers/ac03w-7k4",
  product_details: PRODUCT_DETAILS,
  quantity_ordered: 1,
  unit_price: PRODUCT_PRICE,
  total_amount: PRODUCT_PRICE,
  cash_fee: 0,
  payment_option: "UPI" as const,
  cash: null,
  order_status: "Shipped" as const,
  deliveryaddress: DELIVERY_ADDRESS,
  purchase_time: PLACED_AT,
  promised: {
    ...{ ordered_on: "2026-11-14", dispatch_by: "2026-11-18" },
    ...{ from: "2026-11-19", to: "2026-11-23" },
    ...{ holidays: [], is_late: false },
  },
  tracking: {
    carrier: "delhivery",
    carrier_name: "Delhivery",
    number: "1490819204561",
    url: "https://www.delhivery.com/track/package/1490819204561",
  },
  reasonforcancel: null,
  otherreasonforcancel: null,
  timeline: [
    { at: PLACED_AT, from: null, to: null },
    { at: "2026-11-15T07:02:44.809Z", from: null, to: "Accepted" as const },
    { at: "2026-11-16T05:20:19.371Z", from: "Accepted" as const, to: "Shipped" as const },
  ],
  can_cancel: false,
  can_change_delivery: false,
  delivery_changed_at: null,
  refund: null,
  refunds: [],
  purchase_refunds: [],
  tax_documents: [
    {
      id: "01a1d98b-9c11-7e02-8a44-2b61f07d5521",
      kind: "tax_invoice" as const,
      number: "AK/2627/000123",
      issued_at: "2026-11-16T05:20:19.402Z",
      total: PRODUCT_PRICE,
      state: "ready" as const,
    },
  ],
  purchase_orders: 1,
  payment_state: "paid" as const,
  tax_included: 2047.57,
  tax_rate: 5,
  product_slug: "ac03w-7-4-kw",
  needs_fitting: true,
  delivery_phone: CUSTOMER_PHONE,
  driver_note: "Ring at gate 2",
};

/** A supply that its charger is above. */
export const SUPPLY = {
  phases: 1 as const,
  sanctioned_kw: 5,
  peak_kw: 3,
  text: "Single phase, 5 kW sanctioned, 3 kW usual peak",
  is_ready: false,
  words: ["This 7.4 kW charger needs a sanctioned load of 11 kW first, 6 kW more than now."],
};

/** A refund just started for a canceled order. */
export const REFUND = {
  state: "started" as const,
  amount: PRODUCT_PRICE,
  started_at: NOW,
  refunded_at: null,
  reference: null,
  reason: "order_canceled" as const,
  note: null,
  way: "payment" as const,
};

/** A session id as in lists of devices: 64 hexadecimal digits. */
const SESSION_ID = "2066af5a81360de63c4815fb36c3e2994c5e8b91e2fabfac0653e7b1a35b085d";
export const OTHER_SESSION_ID = "6a877462cf724bc1408e229bd2637f64bf62c57f541366a69c27ad9184e444a7";

/** The current session: an app on a phone. */
export const DEVICE = {
  id: SESSION_ID,
  device: "ArklaneApp on Android",
  user_agent: "ArklaneApp/3.2 (Android 16)",
  created_at: "2026-11-14T10:02:17.551Z",
  last_seen_at: NOW,
  is_current: true,
};

/** Another session of the same person, in a browser. */
export const OTHER_DEVICE = {
  id: OTHER_SESSION_ID,
  device: "Chrome on Windows",
  user_agent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  created_at: SIGNED_UP_AT,
  last_seen_at: "2026-11-20T13:04:02.907Z",
  is_current: false,
};

/** A message sent with the contact form. */
export const MESSAGE_ID = "01a1fcc1-9347-7b19-a4d9-2018d6074234";
export const MESSAGE_REFERENCE = "C-000123";
export const MESSAGE_AT = "2026-11-21T06:18:27.015Z";
export const MESSAGE =
  "Our society has 96 flats and one transformer of 630 kVA. How many 7.4 kW chargers can share it?";
