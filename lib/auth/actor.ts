/** Who is asking. The first argument of every service function. */
export type Guest = { kind: "guest" };
export type Customer = {
  kind: "customer";
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
};
export type Admin = {
  kind: "admin";
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
};
export type Actor = Guest | Customer | Admin;

export type Audience = "customer" | "admin";

export const guest: Guest = { kind: "guest" };
