import type { ComponentProps, ComponentType } from 'react';

import { type IslandName, islandAttributes } from './island.contract.ts';

interface IslandProps<Props extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  name: IslandName;
  component: ComponentType<Props>;
  /** The component's props. The page carries them as JSON, so they must be plain data. */
  props: Props;
}

/** Renders a component on the server, for hydration in the browser. */
export function Island<Props extends object>({ name, component: Component, props, ...rest }: IslandProps<Props>) {
  return (
    <div {...rest} {...islandAttributes(name, props)}>
      <Component {...props} />
    </div>
  );
}
