"use client";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Call } from "@/lib/call/call";
import { send } from "@/lib/http/browser/client";

/** The cache key of a call with its input. Keys are made only here. */
export function callKey(spec: Pick<Call, "path">, input?: unknown): readonly unknown[] {
  return input === undefined ? [spec.path] : [spec.path, input];
}

/** A query. `initialData` from the server is shown at once. */
export function useCallQuery<I extends z.ZodType, O extends z.ZodType>(
  spec: Call<I, O>,
  input: z.input<I>,
  options: {
    initialData?: z.output<O>;
    enabled?: boolean;
    refetchInterval?: number | ((data: z.output<O> | undefined) => number | false);
    staleTime?: number;
    gcTime?: number;
    /** Keeps showing the previous answer until the new input has one. */
    keepLast?: boolean;
  } = {},
) {
  const { refetchInterval, keepLast, ...rest } = options;
  return useQuery<z.output<O>>({
    queryKey: callKey(spec, input),
    queryFn: ({ signal }) => send(spec, input, { signal }),
    ...rest,
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
    ...(refetchInterval === undefined ? {} : { refetchInterval: intervalOf(refetchInterval) }),
  });
}

/** A mutation. The feature's own hook says what it invalidates. */
export function useCallMutation<I extends z.ZodType, O extends z.ZodType>(
  spec: Call<I, O>,
  options: { onSuccess?: (output: z.output<O>, input: z.input<I>) => void } = {},
) {
  return useMutation<z.output<O>, Error, z.input<I>>({
    mutationFn: (input) => send(spec, input),
    onSuccess: options.onSuccess,
  });
}

function intervalOf<T>(interval: number | ((data: T | undefined) => number | false)) {
  if (typeof interval === "number") return interval;
  return (query: { state: { data: T | undefined } }) => interval(query.state.data);
}
