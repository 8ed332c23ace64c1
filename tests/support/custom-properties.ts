import type { Page } from '@playwright/test';

/**
 * Lists the custom properties that the page's style sheets and drawings read by `var(--name)` without a fallback and without a definition
 * in scope: 'selector reads --name'. Style sheets that load on demand count, states such as `:hover` count as active, and so do all media.
 */
export const undefinedProperties = (page: Page): Promise<string[]> => page.evaluate(findUndefined);

/** Runs in the browser from its source text, so it may use nothing outside itself. */
function findUndefined(): string[] {
  const found = new Set<string>();
  // A colon after a backslash is part of a class: `.sm\:hover\:underline:hover`.
  const state =
    '(?<!\\\\):(?:hover|focus|focus-visible|focus-within|active|visited|target|autofill|invalid|valid)(?![\\w-])';
  const momentary = new RegExp(`:(?:has|not|is|where)\\((?:${state})+\\)|${state}`, 'g');
  const readIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);

  const check = (elements: Iterable<Element>, names: readonly string[], pseudo: string | null, where: string) => {
    for (const element of elements) {
      const style = getComputedStyle(element, pseudo);
      for (const name of names) if (style.getPropertyValue(name) === '') found.add(`${where} reads ${name}`);
    }
  };
  const checkRule = (rule: CSSStyleRule, selector: string) => {
    const names = readIn(rule.style.cssText);
    if (names.length === 0) return;
    for (const one of selector.replace(momentary, '').split(/,(?![^(]*\))/)) {
      const [, element = '', pseudo = null] = /^(.*?)(::[\w-]+)?$/.exec(one.trim()) ?? [];
      check(document.querySelectorAll(element || '*'), names, pseudo, selector);
    }
  };
  const walk = (rules: CSSRuleList, parent: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const own = parent ? rule.selectorText.replaceAll('&', `:is(${parent})`) : rule.selectorText;
        checkRule(rule, own);
        walk(rule.cssRules, own);
      } else if (rule instanceof CSSKeyframeRule)
        check([document.documentElement], readIn(rule.style.cssText), null, `@keyframes ${rule.keyText}`);
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) walk(rule.cssRules, parent);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, '');
  for (const drawing of document.querySelectorAll('svg, svg *'))
    for (const { name, value } of drawing.attributes)
      check([drawing], readIn(value), null, `<${drawing.localName} ${name}>`);
  return [...found];
}
