import type { ComponentProps, ComponentType, ReactNode } from 'react';

import { dataFor } from '../data-for.ts';
import { type IslandName, islandContract } from './island.contract.ts';

interface IslandProps<Props extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  name: IslandName;
  /** The component to render here; null if the server writes the island's HTML itself, from data that the page does not carry. */
  component: ComponentType<Props> | null;
  /** The component's props. The page carries them as JSON, so they must be plain data. */
  props: Props;
  /** The server's HTML if `component` is null. It must equal the first render of the island's component. */
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
    <div {...rest} {...dataFor(islandContract, { name, props })}>
      {Component ? <Component {...props} /> : children}
    </div>
  );
}
