import type { ComponentProps, ComponentType } from 'react';

import { type IslandName, islandAttributes } from './island.contract.ts';

interface IslandProps<Props extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  name: IslandName;
  component: ComponentType<Props>;
  /** What the component needs. It travels in the page as JSON, so it holds nothing but plain data. */
  props: Props;
}

/** Renders a component on the server where React takes it over in the browser. */
export function Island<Props extends object>({ name, component: Component, props, ...rest }: IslandProps<Props>) {
  return (
    <div {...rest} {...islandAttributes(name, props)}>
      <Component {...props} />
    </div>
  );
}
