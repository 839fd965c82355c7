import { html } from 'lit';

/** A player's name, leading to his page. @param player {id, name} */
export const playerLink = ({ id, name }) => html`<a class="player" href="#/players/${encodeURIComponent(id)}">${name}</a>`;
