const SOON = 1_000;
const PATIENCE = 15;

/**
 * Registers the deck and does something with the registration. Matchmaking hears of it a moment
 * later; until then it asks us to come back.
 *
 * @param use what to do, as a function of the registration id; done again under the same key
 * @param wanted the deck format wanted, or the series of pools it is built from; {format, poolId}
 */
export async function withRegistration(api, deckId, use, wanted) {
  const { registrationId } = await api.post('/registrations', { deckId, ...wanted }, crypto.randomUUID());
  for (let attempt = 0; ; attempt++) {
    try {
      return await use(registrationId);
    } catch (failed) {
      if (failed.problem?.code !== 'registration-unknown' || attempt >= PATIENCE) {
        throw failed;
      }
      await new Promise((resolve) => setTimeout(resolve, SOON));
    }
  }
}
