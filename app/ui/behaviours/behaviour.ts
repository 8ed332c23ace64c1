/**
 * What makes a piece of the server's HTML move, in the browser's own terms: it attaches to an element, keeps its state in
 * attributes, and returns what takes it off again. Behaviours run without React, soon after the page has loaded, so that a
 * visitor who only reads never pays for hydration; React attaches the same ones to what it renders itself.
 */
export type Behaviour = (element: HTMLElement) => () => void;

const attached = new WeakMap<HTMLElement, Map<Behaviour, () => void>>();

/** Attaches a behaviour, once however often it is asked for. Returns what takes it off. */
export function attach(element: HTMLElement, behaviour: Behaviour): () => void {
  const behaviours = attached.get(element) ?? new Map<Behaviour, () => void>();
  attached.set(element, behaviours);
  if (!behaviours.has(behaviour)) behaviours.set(behaviour, behaviour(element));
  return () => {
    behaviours.get(behaviour)?.();
    behaviours.delete(behaviour);
  };
}
