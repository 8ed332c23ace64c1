import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { localeOfPath } from './i18n/locale.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { bootHere } from './platform/document/boot.ts';
import { type DocumentParts, DocumentPartsContext } from './platform/document/document-parts.ts';
import { reportHydration } from './platform/document/page-hydration.ts';
import { liveContract } from './ui/behaviors/live.contract.ts';

declare global {
  interface Window {
    /** React Router's own manifest. `<Scripts>` loads it before this file. Its entry is that of documents. */
    __reactRouterManifest: { entry: { module: string } };
  }
}

overwriteGetLocale(() => localeOfPath(location.pathname));

/** Only pages of routes with `handle.hydrates` load this file: `<Scripts>` names it instead of the entry of documents (decision 0042). */
startTransition(() => {
  hydrateRoot(
    document,
    <DocumentPartsContext value={partsAsWritten()}>
      <Page />
    </DocumentPartsContext>,
  );
});

/** Behaviors change the server's HTML, so they start in an effect, after React has compared all of it. */
function Page() {
  useEffect(() => {
    reportHydration();
    bootHere(window.__reactRouterManifest.entry.module, liveContract.by);
  }, []);
  return <HydratedRouter />;
}

/**
 * The parts that the server rendered around the screen. Reading them from the page gives React the same values without sending them twice.
 */
function partsAsWritten(): DocumentParts {
  const { head } = document;
  const script = head.querySelector('script');
  const [dark = '', light = ''] = [...head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  );
  return {
    script: script?.textContent ?? '',
    // Browsers hide the attribute from scripts, but not the property.
    nonce: script?.nonce ?? null,
    styles: head.querySelector('style')?.textContent ?? null,
    themeColors: { dark, light },
    // Personal pages are never measured (decision D7).
    measurement: null,
    hidesPath: head.querySelector('meta[name="referrer"]') !== null,
  };
}
