import { statesOfPin } from "@/lib/accounts/addresses/pin-states";

export type Place = { city: string; district: string; state: string };
/** What the table says about a PIN code. */
export type PinPlace = Place & { pin: string; other_states: readonly string[] };

/**
 * What city, district and state of an address form show. What a person typed by hand always stays;
 * a saved address keeps what it says until its PIN code is changed; else the PIN code fills.
 * `warning` is set when the state contradicts the PIN code: a border may run through it, so it is
 * only said. `found` is what the table answered last, perhaps for another PIN code.
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
