/** Returns how this browser shares: by the phone's own sheet, by the clipboard, or not at all, as without a secure connection. */
export function wayToShare(): 'sheet' | 'copy' | null {
  const by = 'share' in navigator ? 'sheet' : 'copy';
  return by === 'copy' && !navigator.clipboard ? null : by;
}

/** Shares an address in this way. Resolves to whether it is on the clipboard now. */
export async function shareAddress(url: string, by: 'sheet' | 'copy'): Promise<boolean> {
  try {
    if (by === 'sheet') await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    return by === 'copy';
  } catch {
    // The visitor closed the sheet or blocked the clipboard; nothing is lost.
    return false;
  }
}
