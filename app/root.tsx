import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';

import type { Route } from './+types/root';
import textFace from './generated/figtree.woff2';
import displayFace from './generated/newsreader.woff2';
import { languageTag } from './i18n/locale.ts';
import { m } from './i18n/paraglide/messages.js';
import { getLocale } from './i18n/paraglide/runtime.js';
import { measurementContract } from './measurement/analytics/measurement.contract.ts';
import { PanelFault } from './panel/frame/panel-fault.tsx';
import { PanelHostFrame } from './panel/frame/panel-host-frame.tsx';
import { useDocumentParts } from './platform/document/document-parts.ts';
import { hasOwnFrame } from './platform/document/page-handle.ts';
import { cachePublicly, setLocale } from './platform/page-middleware.server.ts';
import { loadSite } from './platform/site-loader.server.ts';
import { ErrorScreen } from './site/frame/error-screen.tsx';
import { FloatingChat } from './site/frame/floating-chat.tsx';
import { LanguageSelector } from './site/frame/language-selector.tsx';
import { NotFoundScreen } from './site/frame/not-found-screen.tsx';
import { PhoneDialogs } from './site/frame/phone-dialog.tsx';
import { SiteFooter } from './site/frame/site-footer.tsx';
import { SiteHeader } from './site/frame/site-header.tsx';
import { webManifestPath } from './site/offline/web-manifest.ts';
import cssUrl from './ui/app.css?url';
import { dataFor } from './ui/data-for.ts';
import { ImageFailure } from './ui/lazy-image.tsx';
import printCssUrl from './ui/print.css?url';
import { LaboratoryProvider } from './views/laboratory/laboratory-context.ts';
import { OpeningProvider } from './views/laboratory/opening-context.ts';
import { SiteAddressProvider } from './views/laboratory/site-address-context.ts';

/** The middlewares of every request, in order. Areas that are not public add their own. */
export const middleware: Route.MiddlewareFunction[] = [setLocale, cachePublicly];

export const loader = ({ context, url }: Route.LoaderArgs) => loadSite(context, url);

/** The laboratory stays as it is while a page is open, and a behavior keeps 'open now' true. */
export const shouldRevalidate = () => false;

export const meta = ({ error }: Route.MetaArgs): Route.MetaDescriptors =>
  error
    ? [{ title: isMissingPage(error) ? m.missing_title() : m.error_title() }, { name: 'robots', content: 'noindex' }]
    : [];

/** The document around every screen, including the error screen. */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const { script, nonce, styles, themeColors, measurement, hidesPath } = useDocumentParts();
  return (
    // The head's script adds classes, and browsers hide the nonce, so React must ignore both during hydration.
    <html lang={languageTag[getLocale()]} suppressHydrationWarning>
      <head>
        {hidesPath && <meta name="referrer" content="strict-origin" />}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce ?? undefined} suppressHydrationWarning>
          {script}
        </script>
        <Meta />
        {[textFace, displayFace].map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/brand/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/touch-icon.png" />
        {!(site && isPanelHost(site)) && <link rel="manifest" href={webManifestPath[getLocale()]} />}
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={themeColors.dark} />
        <meta name="theme-color" content={themeColors.light} />
        <Styles text={styles} />
        <link rel="stylesheet" media="print" href={printCssUrl} />
        <Links nonce={nonce ?? undefined} />
      </head>
      <body {...dataFor(measurementContract, { measurement: measurement ?? undefined })}>
        {site ? (
          <LaboratoryProvider value={site.laboratory}>
            <OpeningProvider value={site.opening}>
              <SiteAddressProvider value={isPanelHost(site) ? site.publicUrl : ''}>
                <Frame site={site}>{children}</Frame>
              </SiteAddressProvider>
            </OpeningProvider>
          </LaboratoryProvider>
        ) : (
          children
        )}
        {nonce && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

type Site = Awaited<ReturnType<typeof loader>>;

/** At the panel's own host, no page of the site is near. */
const isPanelHost = ({ publicUrl, hostUrl }: Pick<Site, 'publicUrl' | 'hostUrl'>): boolean => publicUrl !== hostUrl;

function Frame({ site, children }: { site: Site; children: React.ReactNode }) {
  const isArea = useMatches().some(({ handle, loaderData }) => hasOwnFrame(handle, loaderData));
  // An area that fails does not render its own frame: the error page would have no landmark and no way out.
  const hasFailed = Boolean(useRouteError());
  if (isArea && !hasFailed)
    return (
      <>
        <SkipLink />
        {children}
        <ImageFailure />
      </>
    );
  if (isPanelHost(site))
    return (
      <>
        <SkipLink />
        <PanelHostFrame languages={<LanguageSelector />}>{children}</PanelHostFrame>
      </>
    );
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter consentVersion={site.consentVersion} />
      <FloatingChat />
      <PhoneDialogs />
      <ImageFailure />
    </>
  );
}

const SkipLink = () => (
  <a href="#contenido" className="skip-link">
    {m.skip_to_content()}
  </a>
);

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root');
  if (site && isPanelHost(site))
    return (
      <div className="page-frame py-16">
        <PanelFault status={isRouteErrorResponse(error) ? error.status : 500} />
      </div>
    );
  return isMissingPage(error) ? <NotFoundScreen /> : <ErrorScreen />;
}

const isMissingPage = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** A page inlines the whole style sheet, or links it as a file. With Vite's own server it is a file, so that an edit shows at once. */
function Styles({ text }: { text: string | null }) {
  if (text !== null && !import.meta.env.DEV) return <style>{text}</style>;
  return (
    <>
      <link rel="stylesheet" href={cssUrl} />
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
    </>
  );
}
