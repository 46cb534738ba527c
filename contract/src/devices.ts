/** What a User-Agent is reduced to: families that many share, so that it tells nobody apart. */

export const browserFamilies = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'otro'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

export const systemFamilies = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'otro'] as const;
export type SystemFamily = (typeof systemFamilies)[number];

/** By what only they say, in this order: the others say that they are Chrome or Safari too. */
const browsers: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bEdg(?:A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

/** Android and ChromeOS say that they are Linux too; an iPad may say that it is a Mac. */
const systems: readonly (readonly [RegExp, SystemFamily])[] = [
  [/\bWindows\b/, 'windows'],
  [/\bAndroid\b/, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMac(?:intosh| OS X)\b/, 'macos'],
  [/\b(?:Linux|X11)\b/, 'linux'],
];

function familyIn<F extends string>(
  families: readonly (readonly [RegExp, F])[],
  userAgent: string,
): F | 'otro' {
  return families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'otro';
}

export const browserOf = (userAgent: string): BrowserFamily => familyIn(browsers, userAgent);

export const systemOf = (userAgent: string): SystemFamily => familyIn(systems, userAgent);
