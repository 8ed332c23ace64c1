import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import './i18n/page-locale.ts';

/** Hydrates the page. `onAnswering` is called when it answers to the visitor. */
export function hydrate(onAnswering: () => void): void {
  // A transition hydrates in slices of a few milliseconds and gives way to the visitor's input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Answering onAnswering={onAnswering}>
        <HydratedRouter />
      </Answering>,
    );
  });
}

function Answering({ onAnswering, children }: { onAnswering: () => void; children: ReactNode }) {
  // An effect runs when what is below has been hydrated.
  useEffect(onAnswering, [onAnswering]);
  return children;
}
