import { addressDocs } from "@/lib/accounts/addresses/docs";
import type * as contract from "@/lib/accounts/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const profile = {
  id: sample.CUSTOMER_ID,
  user_number: 482,
  name: sample.CUSTOMER_NAME,
  email: sample.CUSTOMER_EMAIL,
  email_verified: true,
  pending_email: null,
  phone_number: sample.CUSTOMER_PHONE,
  role: "customer",
  about: null,
  address: sample.DELIVERY_ADDRESS,
  business: null,
  profile_picture: null,
  created_at: sample.SIGNED_UP_AT,
};

/** The start of every JPEG in base64; the rest is left out. */
const jpegBase64 = "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8=";

export const chapter: Chapter = "Account";

export const docs: ContractDocs<typeof contract> = {
  getProfile: {
    summary: "Read the profile of the customer",
    description:
      "The answer holds the person that the bearer token stands for; there is no way to read another person's. `address` is the default delivery address as one line, and `profile_picture` a data URL of a JPEG of 512 × 512 pixels; each is null where there is none. A missing, revoked or expired token answers 401 unauthenticated.",
    input: {},
    output: { user_data: profile },
  },
  updateProfile: {
    summary: "Change name, email address or phone number",
    description:
      "A field that is left out stays as it is, and `phone_number: null` removes the number, as `business: null` does the business of the last order with a GSTIN. Any common spelling of an Indian mobile number is taken and answered as +91 and ten digits. A new email address needs the password, as `current_password` or by /users/step-up before: else the answer is 403 password_needed and nothing is changed. It is emailed a code and stands in `pending_email`; login, resets and emails go by the old address until the code is entered at /users/otp/verify/email, and /users/otp/generate emails another one. Then every other session ends, and a verified old address gets a link that takes the change back for seven days. Five changes a day and account, three emails a day and new address, else 429 rate_limited; an address that another account has answers 409 email_taken.",
    input: { name: sample.CUSTOMER_NAME, phone_number: "098765 43210" },
    output: {
      message: "User details updated successfully!",
      updatedUser: profile,
      pending_email: null,
    },
  },
  getProfilePicture: {
    summary: "Read the profile picture",
    description:
      "Answers the base64 of a JPEG of 512 × 512 pixels without a prefix, or null where the customer has no picture. The profile holds the same picture as a data URL.",
    input: {},
    output: { profile_picture: jpegBase64 },
  },
  uploadProfilePicture: {
    summary: "Set the profile picture",
    description:
      "Takes a form (multipart/form-data) with one `file`: a JPEG, PNG, WebP or AVIF of at most 5 MB and 25 megapixels; a PNG that is interlaced or has 16 bits a colour, of 8. It is turned upright, cut to a square and stored as a JPEG of 512 × 512 pixels without what the camera wrote into it; the picture before is removed. What is no photo answers 415 unsupported_media_type, whatever its name says, and a damaged one or one with too many pixels 422 invalid_input; a body far over the limit is not read and answers 413 too_large. An account sends ten an hour. While many pictures wait to be made, 503 busy says when to send it again.",
    input: { file: "asha.jpg" },
    output: {
      message: "Profile picture uploaded successfully!",
      profile_picture: jpegBase64,
    },
  },
  removeProfilePicture: {
    summary: "Remove the profile picture",
    description:
      "The file is deleted. A customer without a picture gets the same answer, so the call may be repeated.",
    input: {},
    output: { message: "Profile picture removed." },
  },
  ...addressDocs,
  getPersonalData: {
    summary: "Download everything held about the customer",
    description:
      "Answers everything that the privacy policy lists, oldest first, for a copy that the person may keep: profile, addresses, orders, checkouts, payments, refunds, Razorpay's notices as they are kept, charger reports, cart, sessions, codes, emails and changes. Contact messages and demo requests are in it that were sent while logged in, or from the account's email address once that is verified. Passwords, codes and the ids of sessions are not part of it.",
    input: {},
    output: {
      created_at: sample.NOW,
      profile,
      addresses: [sample.ADDRESS],
      orders: [
        {
          order_number: sample.ORDER_NUMBER,
          product_name: sample.PRODUCT_NAME,
          product_model: sample.PRODUCT_MODEL,
          quantity_ordered: 1,
          unit_price: sample.PRODUCT_PRICE,
          total_amount: sample.PRODUCT_PRICE,
          payment_option: "online",
          order_status: "Shipped",
          deliveryaddress: sample.DELIVERY_ADDRESS,
          phone_number: sample.CUSTOMER_PHONE,
          driver_note: null,
          supply: null,
          carrier: sample.ORDER.tracking.carrier_name,
          tracking_number: sample.ORDER.tracking.number,
          earlier_deliveries: [],
          purchase_time: sample.PLACED_AT,
          reasonforcancel: null,
          otherreasonforcancel: null,
          business: null,
          pan: null,
        },
      ],
      payments: [],
      refunds: [],
      payment_notices: [],
      checkouts: [],
      mails: [
        {
          to: sample.CUSTOMER_EMAIL,
          subject: `Order ${sample.ORDER_NUMBER} is placed`,
          written_at: sample.PLACED_AT,
          sent_at: sample.PLACED_AT,
        },
      ],
      changes: [],
      codes: [],
      email_changes: [],
      repeatable_requests: [],
      tax_documents: [
        {
          kind: "tax_invoice",
          number: "AK/2627/000123",
          issued_at: "2026-11-16T05:20:19.402Z",
          document: { version: 1, number: "AK/2627/000123", day: "2026-11-16" },
        },
      ],
      charger_reports: [],
      cart: [
        {
          product_name: sample.OTHER_PRODUCT_NAME,
          quantity: 1,
          added_at: "2026-11-28T07:41:09.335Z",
        },
      ],
      sessions: [
        {
          audience: "customer",
          user_agent: sample.DEVICE.user_agent,
          created_at: sample.DEVICE.created_at,
          last_seen_at: sample.NOW,
          expires_at: "2027-11-14T10:02:17.551Z",
          revoked_at: null,
        },
      ],
      messages: [
        {
          reference: sample.MESSAGE_REFERENCE,
          topic: "general",
          firstname: "Asha",
          lastname: "Menon",
          telephone: sample.CUSTOMER_PHONE,
          message: sample.MESSAGE,
          photos: [],
          agreed_at: null,
          sent_at: sample.MESSAGE_AT,
          answers: [],
        },
      ],
      demo_requests: [],
    },
  },
  deleteAccount: {
    summary: "Delete the account",
    description:
      "Erases name, email address, phone number, picture, addresses, cart, charger reports and sessions of the customer for good, the emails to it, and what was written to us while logged in or from its address once that was verified: messages from an address that is not verified stay for three years. Orders stay with their payments and the addresses they went to, as tax law asks; their phone number and driver's note go at once, or as soon as an order that is still on its way is delivered. The token is worth nothing afterwards. A wrong password answers 403 wrong_password and counts like a wrong login: from the fifth in a day on the account is locked for 1, 2, 4 and up to 60 minutes, and the next try answers 429 too_many_tries. While a payment is open, and for an administrator's account, it answers 409 conflict and nothing is deleted.",
    input: { entered_password: sample.PASSWORD },
    output: {
      message:
        "Your account is deleted. Your orders stay with us, with their payments, delivery addresses and tax invoices.",
    },
  },
};
