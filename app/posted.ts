// The answer to a posted form is a page that no cache stores, so Back to it would ask to send the form again, or fail (ERR_CACHE_MISS). Replacing
// its history entry by its own address makes Back a GET: the form is there, empty. It is built under a stable name (`/posted.js`).
history.replaceState(history.state, '', location.href);
