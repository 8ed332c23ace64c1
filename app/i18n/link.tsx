import type { ComponentProps } from 'react';

import { localizedHref, type SitePath } from './href.ts';
import { getLocale } from './paraglide/runtime.js';

type StaticPath = Exclude<SitePath, `${string}:${string}`>;
type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: StaticPath | `${StaticPath}#${string}` };

/** A link to a page of the site, in the language of the current page. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  // The type of `to` allows one `#` at most, after a path of the site.
  const [path, anchor] = to.split('#') as [StaticPath, string?];
  return <a {...rest} href={localizedHref(getLocale(), path) + (anchor ? `#${anchor}` : '')} />;
}
