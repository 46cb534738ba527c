import type { Module, Screen, Tile } from '../../lib/routing/area.ts';

/** Home, with what other areas show there; it is loaded with them. */
export const homeScreen = (modules: readonly Module[], tiles: readonly Tile[]): Screen => ({
  access: 'anyRole',
  texts: ['home', ...[...modules, ...tiles].flatMap(({ texts }) => texts)],
  load: async () => {
    const [{ default: Home }, loaded, loadedTiles] = await Promise.all([
      import('../../features/home/Home.tsx'),
      Promise.all(modules.map(({ load }) => load())),
      Promise.all(tiles.map(async ({ position, load }) => ({ position, ...(await load()) }))),
    ]);
    const HomeScreen = () => (
      <Home tiles={loadedTiles}>
        {loaded.map(({ default: Part }, index) => (
          <Part key={modules[index]?.texts[0]} />
        ))}
      </Home>
    );
    return { default: HomeScreen };
  },
});
