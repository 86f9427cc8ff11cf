import "server-only";
import { health } from "@/lib/health/contract";
import { serve } from "@/lib/http/serve";

const healthService = serve(health, async () => ({ status: "ok" as const }));

export { healthService as health };
