import type { Page } from '@playwright/test';

// The measurements of `tests/screens/` on each page. The functions run in the page, so each one is complete in itself.

/** Measures the share of the window that fixed elements cover, from 0 to 1. Overlapping elements count once. */
export const floatingShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const covered = new Uint8Array(width * height);
    for (const element of document.body.querySelectorAll('*')) {
      if (getComputedStyle(element).position !== 'fixed') continue;
      // A fixed element may have no height of its own; the visitor sees its parts.
      for (const part of [element, ...element.querySelectorAll('*')]) {
        if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { left, top, right, bottom } = part.getBoundingClientRect();
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
          covered.fill(1, y * width + Math.max(0, Math.floor(left)), y * width + Math.min(width, Math.ceil(right)));
      }
    }
    return covered.reduce((sum, one) => sum + one, 0) / covered.length;
  });

/** Scrolls through the page, so that what appears or loads when it comes into view has done so. */
export const showAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** Lists the controls of the page's own content that something else covers after they have been scrolled into view. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    /** The element above a control, if it is another one. */
    const coverOf = (control: HTMLElement): Element | null => {
      const [box] = control.getClientRects();
      if (!box || box.width < 2 || box.height < 2) return null;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isOwn =
        hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control));
      return isOwn ? null : (hit ?? document.documentElement);
    };
    // The header follows the scroll position, which the browser would report with the next frame.
    const bring = (control: HTMLElement): void => {
      control.scrollIntoView({ block: 'nearest' });
      window.dispatchEvent(new Event('scroll'));
    };
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main input, main summary',
    )) {
      const seen = { opacityProperty: true, visibilityProperty: true };
      if (!control.checkVisibility(seen) || control.closest('dialog, [popover], .carousel-strip')) continue;
      bring(control);
      // The browser lays content out when it comes near the view. A frame for each control takes long, so only a covered one waits for it.
      for (let frame = 0; frame < 2 && coverOf(control); frame += 1) {
        await new Promise(requestAnimationFrame);
        bring(control);
      }
      const cover = coverOf(control);
      if (cover)
        found.push(
          `${control.textContent || control.outerHTML.slice(0, 80)} is under ${cover.outerHTML.slice(0, 120)}`,
        );
    }
    return found;
  });

/** Lists the texts whose lines have more characters than a reader follows easily. Tables and code are not read as lines. */
export const longLines = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const found: string[] = [];
    for (const text of document.querySelectorAll<HTMLElement>('main p, main li, main dd')) {
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` also has the hidden alternatives of a sentence.
      const shown = text.innerText.trim().replace(/\s+/g, ' ');
      if (!text.checkVisibility() || text.closest('table, pre') || !shown) continue;
      const { lineHeight, fontSize } = getComputedStyle(text);
      const lines =
        text.getBoundingClientRect().height / (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5);
      const characters = shown.length;
      const isProse = !text.querySelector('ul, ol, dl, table, div, section, h2, h3');
      if (isProse && lines > 1.9 && characters / Math.round(lines) > limit) found.push(text.textContent.slice(0, 80));
    }
    return found;
  }, most);

/** Lists the elements that hide a part of their own text: wider than their box, and not meant to scroll. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      if (clipPath !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.offsetWidth < 2)
        continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4);
      if (hasText && isCut) found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  });

/** Finds the top and bottom of the first control of the content that acts: a filled button, the call of a warning, or a field. Null if the page has none. */
export const firstAction = (
  page: Page,
): Promise<{ name: string; top: number; bottom: number; isOnTop: boolean } | null> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const filled = ['--color-brand', '--color-alarm'].map((name) => {
      probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(name);
      return getComputedStyle(probe).color;
    });
    probe.remove();
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main input:not([type="hidden"]), main textarea',
    )) {
      if (!control.checkVisibility()) continue;
      const isField = control.matches('input, textarea');
      if (!isField && !filled.includes(getComputedStyle(control).backgroundColor)) continue;
      const { left, top, bottom, width, height } = control.getBoundingClientRect();
      if (width < 2) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: control.textContent || control.outerHTML.slice(0, 60),
        top,
        bottom,
        isOnTop: hit !== null && control.contains(hit),
      };
    }
    return null;
  });
