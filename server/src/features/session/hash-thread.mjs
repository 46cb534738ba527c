// What a thread of its own runs. JavaScript: a thread loads it as it stands, beside the sources as in what is built.
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param {string} password */
export const hash = (password) => hashSync(password, cost);

/** @param {{ stored: string, password: string }} typed */
export const matches = ({ stored, password }) => verifySync(stored, password);
