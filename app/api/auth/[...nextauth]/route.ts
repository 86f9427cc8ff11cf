import { nextAuthHandler } from "@/lib/auth/sign-in/next-auth";

export {
  nextAuthHandler as DELETE,
  nextAuthHandler as GET,
  nextAuthHandler as OPTIONS,
  nextAuthHandler as PATCH,
  nextAuthHandler as POST,
  nextAuthHandler as PUT,
};
