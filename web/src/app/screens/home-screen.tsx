import type { Module, Screen } from '../../lib/routing/area.ts';

/** Home, with what other areas show there; it is loaded with them. */
export const homeScreen = (modules: readonly Module[]): Screen => ({
  access: 'anyRole',
  texts: ['home', ...modules.flatMap(({ texts }) => texts)],
  load: async () => {
    const [{ default: Home }, ...loaded] = await Promise.all([
      import('../../features/home/Home.tsx'),
      ...modules.map(({ load }) => load()),
    ]);
    const HomeScreen = () => (
      <Home>
        {loaded.map(({ default: Part }, index) => (
          <Part key={modules[index]?.texts[0]} />
        ))}
      </Home>
    );
    return { default: HomeScreen };
  },
});
