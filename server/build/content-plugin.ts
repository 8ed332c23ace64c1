import type { Plugin } from 'vite';

import { compileContent } from './content-file.ts';

/** Makes every file of `content/` a module of compiled words, so that no Markdown is read while the site runs. */
export const contentPlugin: Plugin = {
  name: 'content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/[\w-]+\/[^/]+\.md$/ },
    handler(text, id) {
      const name = id.slice(id.lastIndexOf('/content/') + '/content/'.length);
      return { code: `export default ${JSON.stringify(compileContent(name, text))}`, map: { mappings: '' } };
    },
  },
};
