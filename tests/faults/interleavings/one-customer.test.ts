import { keepsTheBooks } from "@/tests/faults/interleavings/play";

keepsTheBooks(1);
