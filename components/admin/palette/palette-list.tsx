"use client";

import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import {
  optionId,
  type PaletteGroup,
  type PaletteOption,
} from "@/components/admin/palette/palette-options";

type PaletteListProps = {
  groups: readonly PaletteGroup[];
  /** Index of the active option among all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: PaletteOption, isOtherTab?: boolean) => void;
};

/** The options, grouped by kind. Each is a link, so that it can also be opened in a new tab. */
export function PaletteList({ groups, active, onPoint, onChoose }: PaletteListProps) {
  if (groups.length === 0) return null;
  let place = 0;
  return (
    <div className="palette-list" id="palette-list" role="listbox" aria-label="Found">
      {groups.map((group) => {
        const first = place;
        place += group.options.length;
        return (
          <Group
            key={group.title}
            group={group}
            first={first}
            active={active}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  );
}

type GroupProps = Omit<PaletteListProps, "groups"> & { group: PaletteGroup; first: number };

function Group({ group, first, active, onPoint, onChoose }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups and options, not a fieldset.
    <div role="group" aria-labelledby={id}>
      <div className="palette-kind" id={id}>
        {group.title}
      </div>
      {group.options.map((option, index) => (
        <Option
          key={option.href}
          option={option}
          index={first + index}
          chosen={first + index === active}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type OptionProps = Pick<PaletteListProps, "onPoint" | "onChoose"> & {
  option: PaletteOption;
  index: number;
  chosen: boolean;
};

function Option({ option, index, chosen, onPoint, onChoose }: OptionProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <Link
      ref={ref}
      id={optionId(index)}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={option.href}
      prefetch={false}
      // On move, not on enter: a list that changes under a resting pointer must not change the active option.
      onPointerMove={() => onPoint(index)}
      onClick={(event) => onChoose(option, event.ctrlKey || event.metaKey || event.shiftKey)}
    >
      <b>{option.label}</b>
      {option.note && <span>{option.note}</span>}
    </Link>
  );
}
