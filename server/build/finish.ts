import siteConfig from '../../site.config.ts';
import { buildBrand } from './brand.ts';
import { precompress } from './precompress.ts';
import { buildSocialCards } from './social-cards.ts';

/** Makes what needs the built site's words: the logo, the pictures for social networks, and the compressed files. */
const clientFolder = 'build/client';
const built: typeof import('../host.ts') = await import(new URL('../../build/server/index.js', import.meta.url).href);
await buildBrand(clientFolder);
await buildSocialCards(clientFolder, readContent());
await precompress(clientFolder);

/** What the site says. A text that cannot be used is told in one sentence, and ends the build. */
function readContent(): ReturnType<typeof built.composeCheckedContent> {
  try {
    return built.composeCheckedContent(siteConfig);
  } catch (error) {
    if (!(error instanceof built.EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
