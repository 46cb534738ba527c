/**
 * What the browser keeps for us. Where it refuses (private windows, policies, a full disk) the page's
 * memory does, so that nothing fails and only the next visit forgets.
 */
class Store {
  readonly #name: 'localStorage' | 'sessionStorage';
  readonly #memory = new Map<string, string>();

  constructor(name: 'localStorage' | 'sessionStorage') {
    this.#name = name;
  }

  get(key: string): string | null {
    try {
      return this.#memory.get(key) ?? window[this.#name].getItem(key);
    } catch {
      return this.#memory.get(key) ?? null;
    }
  }

  set(key: string, value: string): void {
    try {
      window[this.#name].setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      window[this.#name].removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  }

  /** Another tab changed it: what is in memory is older. */
  forget(key: string): void {
    this.#memory.delete(key);
  }

  keys(): readonly string[] {
    const inMemory = [...this.#memory.keys()];
    try {
      return [...new Set([...inMemory, ...Object.keys(window[this.#name])])];
    } catch {
      return inMemory;
    }
  }

  clearExcept(kept: readonly string[]): void {
    const values = kept.map((key) => [key, this.get(key)] as const);
    this.#memory.clear();
    try {
      window[this.#name].clear();
    } catch {
      // Nothing was kept there.
    }
    for (const [key, value] of values) if (value !== null) this.set(key, value);
  }
}

export const localStore = new Store('localStorage');
export const tabStore = new Store('sessionStorage');

/** Parses what was kept; what cannot be read (an older version wrote it) is as if it were not there. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
