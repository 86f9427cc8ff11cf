import { keepsTheBooks } from "@/tests/faults/interleavings/play";

// Both want the last units, and one waits for what the other holds.
keepsTheBooks(2);
