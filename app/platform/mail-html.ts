import type { MailContent, MailContext } from '../domain/outbox/mail-content.ts';
import { senderLines } from '../domain/outbox/mail-content.ts';
import { m } from '../i18n/paraglide/messages.js';
import { escapeMarkup } from '../seo/escape.ts';

/**
 * The colors of `app/ui/tokens.css`, light and dark: mail programs read no custom properties and no `light-dark()`. A test compares them.
 */
export const mailColors = {
  paper: ['#faf8f5', '#0b1615'],
  surface: ['#fff', '#1d3a36'],
  sunken: ['#f2eee7', '#142a27'],
  ink: ['#102e2b', '#edf2ef'],
  'ink-soft': ['#4b5d59', '#b2c3be'],
  line: ['#e4ded3', '#32544e'],
  brand: ['#0a5c55', '#4fd6bf'],
  'on-brand': ['#fff', '#062321'],
} as const;

const light = (name: keyof typeof mailColors): string => mailColors[name][0];
const dark = (name: keyof typeof mailColors): string => mailColors[name][1];

const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";

/** Programs that know the dark theme read this; the others show the styles in the elements. */
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark('paper')}!important;color:${dark('ink')}!important}
.sheet{background:${dark('surface')}!important;border-color:${dark('line')}!important}
.band{background:${dark('sunken')}!important;border-color:${dark('line')}!important;color:${dark('ink')}!important}
.ink{color:${dark('ink')}!important}
.soft{color:${dark('ink-soft')}!important}
.brand{color:${dark('brand')}!important}
.button{background:${dark('brand')}!important;color:${dark('on-brand')}!important}
}`;

/** The HTML of a mail: one sheet on the site's paper. It loads nothing, so opening it tells nobody that it was opened. */
export function mailHtml(content: MailContent, context: MailContext): string {
  const { subject } = content;
  const [brand = '', ...place] = senderLines(context).map(escapeMarkup);
  return `<!doctype html>
<html lang="${context.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light('paper')};color:${light('ink')};${sans}">
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<div role="article" aria-label="${escapeMarkup(subject)}" style="max-width:35rem;margin:0 auto;padding:32px 16px 48px">
<p class="brand" style="margin:0 8px 20px;font-size:17px;font-weight:600;color:${light('brand')}">${brand}</p>
<div class="sheet" style="background:${light('surface')};border:1px solid ${light('line')};border-radius:12px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:28px;line-height:1.2;font-weight:500;color:${light('ink')}">${escapeMarkup(subject)}</h1>
${sheet(content, context)}
</div>
<p class="soft" style="margin:24px 8px 0;font-size:14px;line-height:1.6;color:${light('ink-soft')}"><strong>${brand}</strong><br>${place.join('<br>')}</p>
<p class="soft" style="margin:12px 8px 0;font-size:13px;line-height:1.5;color:${light('ink-soft')}">${escapeMarkup(m.mail_never_asked({}, context))}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

function sheet({ paragraphs, code, quote, action, notes }: MailContent, context: MailContext): string {
  return [
    ...paragraphs.map(paragraph),
    ...(code ? [codeLine(code)] : []),
    ...(quote ? [quoteOf(quote)] : []),
    ...(action ? [actionOf(action, context)] : []),
    ...notes.map(note),
  ].join('\n');
}

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${light('ink')}">${escapeMarkup(text)}</p>`;

const note = (text: string): string =>
  `<p class="soft" style="margin:12px 0 0;font-size:14px;line-height:1.5;color:${light('ink-soft')}">${escapeMarkup(text)}</p>`;

const codeLine = (code: string): string =>
  `<p class="band" style="margin:0 0 20px;padding:16px;border-radius:8px;background:${light('sunken')};color:${light('ink')};font-family:Consolas,Menlo,'DejaVu Sans Mono',monospace;font-size:30px;letter-spacing:4px;text-align:center">${escapeMarkup(code)}</p>`;

const quoteOf = (text: string): string =>
  `<blockquote class="band" style="margin:0 0 16px;padding:16px 20px;border-left:3px solid ${light('line')};background:${light('sunken')};color:${light('ink')};font-size:17px;line-height:1.6;white-space:pre-wrap">${escapeMarkup(text)}</blockquote>`;

function actionOf({ label, href }: { label: string; href: string }, context: MailContext): string {
  const address = escapeMarkup(href);
  return `<p style="margin:8px 0 20px"><a class="button" href="${address}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${light('brand')};color:${light('on-brand')};font-size:17px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${light('ink-soft')}">${escapeMarkup(m.mail_copy_link({}, context))}<br><a class="brand" href="${address}" style="color:${light('brand')};word-break:break-all">${address}</a></p>`;
}
