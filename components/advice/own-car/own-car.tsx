"use client";

import { type FormEvent, Suspense, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { afterLoad } from "@/components/ui/late/after-load";
import { late } from "@/components/ui/late/late";

type OwnCarProps = { slug: string };

/**
 * How long a charger takes for the visitor's own car, what that costs and whether the supply carries it. Its code
 * comes when it is asked for, or once the page is idle where this device remembers a car. Without scripts its
 * button leads to the page that asks the same. The page needs field.css, vehicle-fields.css and own-car.css.
 */
export function OwnCar({ slug }: OwnCarProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (remembersCar() ? afterLoad(() => setOpen(true)) : undefined), []);

  function open(event: FormEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <section className="own-car" aria-labelledby="own-car">
      <h2 className="label" id="own-car">
        For your car
      </h2>
      {isOpen ? (
        <Suspense fallback={<Closed isOpening />}>
          <Panel slug={slug} />
        </Suspense>
      ) : (
        <Closed onOpen={open} />
      )}
    </section>
  );
}

function Closed({
  isOpening,
  onOpen,
}: {
  isOpening?: boolean;
  onOpen?: (event: FormEvent) => void;
}) {
  return (
    <form className="own-car-closed" action="/choose/answer" onSubmit={onOpen}>
      <p className="mute small">
        How long it takes, what a month costs, and whether your meter carries it.
      </p>
      <Button type="submit" variant="line" wide busy={isOpening}>
        Check your car and supply
      </Button>
    </form>
  );
}

/** Read without the code that reads it whole. */
function remembersCar(): boolean {
  try {
    return Boolean(localStorage.getItem("own-car"));
  } catch {
    return false;
  }
}

const Panel = late<OwnCarProps>(
  () => import("@/components/advice/own-car/own-car-panel").then((code) => code.OwnCarPanel),
  () => (
    <p className="field-error">
      This could not be loaded. <a href="/choose/answer">Ask on a page of its own</a>.
    </p>
  ),
);
