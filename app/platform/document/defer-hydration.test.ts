import { describe, expect, test } from 'vitest';

import { deferHydration, hydrationPlan } from './defer-hydration.ts';

const plan = { entry: '/assets/entry.js', steps: ['/assets/a.js'], routes: { root: '/assets/root.js' } };
const moduleScript =
  '<script type="module" async="">import "/assets/manifest.js"; import("/assets/entry.js");</script>';
const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const document = `<html><head>${preload}${preload}<link rel="preload" href="/f.woff2"/></head><body><p>a</p>${moduleScript}<script>window.x=1</script></body></html>`;

describe('deferHydration', () => {
  const deferred = deferHydration(document, plan);

  test('no module script and no module preload are left in the way', () => {
    expect(deferred).not.toContain('type="module"');
    expect(deferred).not.toContain('modulepreload');
  });

  test('everything else stays, in its place', () => {
    const [before, after] = deferred.split(/<script>\(function hydrationBoot.*?<\/script>/s);
    expect(before).toMatch(/^<html><head><link rel="preload" href="\/f.woff2"\/><\/head><body><p>a<\/p><script>window/);
    expect(after).toBe('<script>window.x=1</script></body></html>');
  });

  test('the small script knows its entry, and the plan stands before it', () => {
    const { entry, ...later } = plan;
    expect(deferred).toContain(`<script>window.__hydrationPlan = ${JSON.stringify(later)}</script>`);
    expect(deferred).toContain(`)(${JSON.stringify({ entry, state: null, touched: false })})</script>`);
  });

  test('a plan cannot end the script that carries it', () => {
    const html = deferHydration(document, { ...plan, steps: ['</script><script>alert(1)</script>'] });
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`);
  });

  test('what looks like a replacement pattern is put in as it is', () => {
    expect(deferHydration(document, { ...plan, entry: "/assets/$&$'.js" })).toContain('"/assets/$&$\'.js"');
  });

  test('throws when the module script is not where it was', () => {
    expect(() => deferHydration(document.replace(' async=""', ''), plan)).toThrow('module script');
  });
});

describe('hydrationPlan', () => {
  // Only what the plan reads; React Router's own context holds much more.
  type Context = Parameters<typeof hydrationPlan>[0];
  const context = {
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/entry-part.js'] },
      routes: {
        root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js', '/assets/entry-part.js'] },
        about: { id: 'about', module: '/assets/about.js', imports: ['/assets/react.js', '/assets/page.js'] },
        blog: { id: 'blog', module: '/assets/blog.js', imports: ['/assets/blog-part.js'] },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'about' } }] },
  } as unknown as Context;

  test('names the matched routes’ modules and what they import, each once, and nothing of other pages', () => {
    expect(hydrationPlan(context)).toEqual({
      entry: '/assets/entry.js',
      steps: ['/assets/manifest.js', '/assets/react.js', '/assets/page.js'],
      routes: { root: '/assets/root.js', about: '/assets/about.js' },
    });
  });
});
