import { fuzz } from "@/tests/support/fuzz/fuzz";

fuzz("accounts");
