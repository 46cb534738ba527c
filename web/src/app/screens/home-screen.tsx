import type { Module, Screen, Tile } from '../../lib/routing/area.ts';

/** Home, with what other areas show there; it is loaded with them. */
export const homeScreen = (modules: readonly Module[], tiles: readonly Tile[]): Screen => ({
  access: 'anyRole',
  texts: ['home', 'forYou', 'studentOffers', ...[...modules, ...tiles].flatMap(({ texts }) => texts)],
  load: async () => {
    const [{ default: Home }, loaded, loadedTiles] = await Promise.all([
      import('../../features/home/Home.tsx'),
      Promise.all(modules.map(({ load }) => load())),
      Promise.all(
        tiles.map(async ({ position, option, load }) => ({
          position,
          ...(option !== undefined && { option }),
          ...(await load()),
        })),
      ),
    ]);
    const HomeScreen = () => (
      <Home tiles={loadedTiles}>
        {loaded.map(({ default: Part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same
          <Part key={index} />
        ))}
      </Home>
    );
    return { default: HomeScreen };
  },
});
