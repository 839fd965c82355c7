// The player's share in the dice: a nonce, pledged by its hash before anybody reveals one.

const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

const bytesOf = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));

/** The nonce of a match, made once and kept by the browser until it is revealed. */
export function nonceOf(matchId) {
  const place = `arena.nonce.${matchId}`;
  const kept = localStorage.getItem(place);
  const nonce = kept ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(place, nonce);
  return nonce;
}

/** The command that answers a nonce prompt; null for every other prompt. */
export async function nonceAnswer(matchId, prompt) {
  if (prompt.kind === 'pledge') {
    const digest = await crypto.subtle.digest('SHA-256', bytesOf(nonceOf(matchId)));
    return { type: 'pledge-nonce', sha256: hex(new Uint8Array(digest)) };
  }
  return prompt.kind === 'reveal' ? { type: 'reveal-nonce', nonce: nonceOf(matchId) } : null;
}
