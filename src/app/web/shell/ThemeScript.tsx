import { themeScript } from '../../../ui/theme.ts';

/**
 * Sets the theme before anything is painted, so that an evening page never flashes white.
 * Belongs in `<head>`, under an `<html suppressHydrationWarning>`: the attribute that it writes is not React's.
 */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {themeScript}
    </script>
  );
}
