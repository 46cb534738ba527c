/** Types that check every text: its key, its marks and that each language has it. */

/** What a translation must have: the same keys as Spanish, nested the same way. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

type PluralBase<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** `key` or `group.key`; `key_one` and `key_other` are used as `key`. */
export type TextKey<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? PluralBase<`${K}`> : `${K}.${TextKey<T[K]>}`;
}[keyof T & (string | number)];

/** A property by its name, which for `{ 16: … }` is a number. */
type At<T, Name extends string> = Name extends keyof T
  ? T[Name]
  : Name extends `${infer Digits extends number}`
    ? Digits extends keyof T
      ? T[Digits]
      : never
    : never;

type TextAt<T, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? TextAt<At<T, Head>, Rest>
  : [At<T, Key>] extends [never]
    ? At<T, `${Key}_one`> | At<T, `${Key}_other`> | '{{count}}'
    : At<T, Key>;

type Marks<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Marks<Rest> : never;

type Values<Names extends string> = {
  [N in Names]: N extends 'count' ? number : string | number;
};

/** The values that a text needs: none, or one for each `{{mark}}`. */
type TextValues<T, Key extends string> = [Marks<TextAt<T, Key>>] extends [never]
  ? []
  : [values: Values<Marks<TextAt<T, Key>>>];

/** Gives a text of an area in the language of the page. */
export type Translate<T> = <Key extends TextKey<T>>(key: Key, ...values: TextValues<T, Key>) => string;
