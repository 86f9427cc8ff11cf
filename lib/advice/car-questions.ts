import type { Advice } from "@/lib/advice/advise";
import type { Household } from "@/lib/advice/household";
import { notBiggerWords } from "@/lib/advice/words";
import { hoursText, roundedHours } from "@/lib/charging/hours";
import { AC_YIELD, acHours, acPower, dcHours } from "@/lib/charging/model";
import { type Car, carName } from "@/lib/content/cars";
import type { Question } from "@/lib/content/contract";

/** What owners of this car ask, answered with its own figures. `leastKw` is the smallest charger of the range. */
export function carQuestions(
  car: Car,
  household: Household,
  advice: Advice,
  leastKw: number,
): Question[] {
  const asked = { car, household, advice, leastKw, name: carName(car) };
  return [
    socketQuestion(asked),
    largerQuestion(asked),
    ...(household.vehicle.ac3Kw === null ? [] : [phasesQuestion(asked)]),
    dcQuestion(asked),
    loadQuestion(asked),
  ];
}

type Asked = {
  car: Car;
  household: Household;
  advice: Advice;
  leastKw: number;
  name: string;
};

const text = (hours: number) => hoursText(roundedHours(hours));

function socketQuestion({ household, leastKw, name }: Asked): Question {
  const { vehicle, hoursParked, kmADay } = household;
  const { kw } = acPower(vehicle, leastKw, 1);
  const full = (vehicle.batteryKwh / vehicle.kwhPer100Km) * 100;
  const km = Math.floor(
    1e-6 + Math.min(full, (kw * AC_YIELD * hoursParked * 100) / vehicle.kwhPer100Km),
  );
  const isEnough = km >= kmADay;
  return {
    question: `Is a ${leastKw} kW point enough for the ${name}?`,
    answer: `It draws ${kw} kW there. A night of ${hoursParked} hours puts in up to ${km} km, ${isEnough ? `and a day of ${kmADay} km is back in ${text(acHours((kmADay * vehicle.kwhPer100Km) / 100, kw))}` : `less than a day of ${kmADay} km`}. From 10 to 100 % it takes ${text(acHours(vehicle.batteryKwh * 0.9, kw))}.`,
  };
}

function largerQuestion({ advice, name }: Asked): Question {
  const [first] = advice.offers;
  const last = advice.offers.at(-1);
  const more = last && first && last !== first;
  const words = notBiggerWords(advice.notBigger);
  return {
    question: `Does a larger charger fill the ${name} faster?`,
    answer: [
      more
        ? `Up to ${last.unit.ratedKw} kW, yes: it then draws ${rounded(last.givesKw)} kW instead of ${rounded(first.givesKw)} kW.`
        : "No.",
      ...(words ? [`A charger of ${words}`] : []),
    ].join(" "),
  };
}

function phasesQuestion({ household: { vehicle }, name }: Asked): Question {
  const [one, three] = [vehicle.ac1Kw, vehicle.ac3Kw ?? vehicle.ac1Kw].map((kw) =>
    text(acHours(vehicle.batteryKwh * 0.9, kw)),
  );
  return {
    question: `What do three phases bring the ${name}?`,
    answer: `It draws ${vehicle.ac3Kw} kW on three phases and ${vehicle.ac1Kw} kW on one: ${three} instead of ${one} from 10 to 100 %. On one phase an 11 or 22 kW unit gives it no more than ${vehicle.ac1Kw} kW.`,
  };
}

function dcQuestion({ household: { vehicle }, name }: Asked): Question {
  const hours = dcHours(vehicle, STATION_KW, 10, 80);
  return {
    question: `How long does the ${name} take on DC?`,
    answer:
      hours === null || vehicle.dcKw === null
        ? "It has no inlet for the DC chargers of cars. It charges on AC, at home or at work."
        : `It takes up to ${vehicle.dcKw} kW. On a ${STATION_KW} kW station reckon with ${text(hours)} from 10 to 80 %, give or take a sixth: heat, cold and a second car on the same station cost time. Above 80 % it slows to about a third.`,
  };
}

function loadQuestion({ household: { vehicle }, leastKw, name }: Asked): Question {
  const { kw } = acPower(vehicle, 7.4, 1);
  const isSmall = kw <= leastKw;
  return {
    question: `What sanctioned load does the ${name} need?`,
    answer: isSmall
      ? `It draws no more than ${kw} kW on one phase. A home of 5 kW carries that at night, when the kitchen and the geyser are off; look at the maximum demand on your bill.`
      : `At full power it draws ${kw} kW on one phase, and the house draws its share besides: most homes of 5 kW need about 10 kW for that. At ${leastKw} kW after 10 pm, 5 kW are usually enough.`,
  };
}

const rounded = (kw: number) => Math.round(kw * 10) / 10;
/** What stands along most highways. */
const STATION_KW = 60;
