import { type PlanningData, unpackPlanning } from '../planning-data.ts';

const fetched = new Map<string, Promise<PlanningData>>();

/** The planning data from the file that the page names, fetched once. */
export function planningHere(address: string): Promise<PlanningData> {
  const known = fetched.get(address) ?? fetchPlanning(address);
  fetched.set(address, known);
  return known;
}

async function fetchPlanning(address: string): Promise<PlanningData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return unpackPlanning(await answer.text());
}
