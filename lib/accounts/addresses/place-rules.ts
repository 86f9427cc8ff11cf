import { statesOfPin } from "@/lib/accounts/addresses/pin-states";

export type Place = { city: string; district: string; state: string };
/** The table's entry for a PIN code. */
export type PinPlace = Place & { pin: string; other_states: readonly string[] };

/**
 * The city, district and state shown in an address form. Typed values always stay; a saved address keeps its
 * values until its PIN code changes; otherwise the PIN code fills them. `warning` is set if the state
 * contradicts the PIN code: only a warning, because a PIN area may cross a border. `found` is the table's
 * last answer, perhaps for another PIN code.
 */
export function fillPlace(input: {
  pin: string;
  typed: Partial<Place>;
  saved?: Place & { pin: string };
  found?: PinPlace;
}): Place & { warning: string | undefined } {
  const { pin, typed, saved, found } = input;
  const isSaved = saved?.pin === pin;
  const known = found?.pin === pin ? [found.state, ...found.other_states] : statesOfPin(pin);
  const only = known.length === 1 ? known[0] : undefined;
  const filled: Partial<Place> = isSaved ? saved : (found ?? { ...saved, state: only });
  const chosen = typed.state ?? (isSaved ? saved.state : undefined);
  const contradicts = chosen && known.length > 0 && !known.includes(chosen);
  return {
    city: typed.city ?? filled.city ?? "",
    district: typed.district ?? filled.district ?? "",
    state: typed.state ?? filled.state ?? "",
    warning: contradicts ? `This PIN code is in ${known.join(" or ")}. Please check.` : undefined,
  };
}
