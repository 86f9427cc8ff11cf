import { keepsTheBooks } from "@/tests/faults/interleavings/play";

// The last units are wanted by both, and what one holds the other waits for.
keepsTheBooks(2);
