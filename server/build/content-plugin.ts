import type { Plugin } from 'vite';

import { compileContent } from './content-compiler.ts';
import { spriteMark } from './drawn-tubes.ts';

/** Compiles each file of `content/` to a module, so that the running site parses no Markdown. */
export const contentPlugin: Plugin = {
  name: 'content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/[\w-]+\/[^/]+\.md$/ },
    handler(text, id) {
      const name = id.slice(id.lastIndexOf('/content/') + '/content/'.length);
      return { code: moduleOf(compileContent(name, text)), map: { mappings: '' } };
    },
  },
};

/** The JavaScript of a file's module. A drawn tube refers to the icon sprite, whose address Vite knows: the module imports it. */
function moduleOf(file: ReturnType<typeof compileContent>): string {
  const json = JSON.stringify(file);
  if (!json.includes(spriteMark)) return `export default ${json}`;
  return `import sprite from '/app/ui/icons/sprite.svg';\nexport default ${json.replaceAll(spriteMark, '" + sprite + "')}`;
}
