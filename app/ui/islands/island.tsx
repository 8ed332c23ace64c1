import type { ComponentProps, ComponentType, ReactNode } from 'react';

import { type IslandName, islandAttributes } from './island.contract.ts';

interface IslandProps<Props extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  name: IslandName;
  /** Rendered here; null where the server writes the island's HTML itself, from data that do not travel in the page. */
  component: ComponentType<Props> | null;
  /** The component's props. The page carries them as JSON, so they must be plain data. */
  props: Props;
  /** What the server writes where `component` is null. React must find what the island's component renders first. */
  children?: ReactNode;
}

/** Renders a component on the server, for hydration in the browser. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  children,
  ...rest
}: IslandProps<Props>) {
  return (
    <div {...rest} {...islandAttributes(name, props)}>
      {Component ? <Component {...props} /> : children}
    </div>
  );
}
