import { type RefObject, useEffect, useRef } from 'react';

import { attach, type Behaviour } from './behaviours/behaviour.ts';

/** A ref for the element that shall behave so. */
export function useBehaviour<Element extends HTMLElement>(behaviour: Behaviour): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  // The element is the browser's; what the server wrote has its behaviour already, and keeps it.
  useEffect(() => (ref.current ? attach(ref.current, behaviour) : undefined), [behaviour]);
  return ref;
}
