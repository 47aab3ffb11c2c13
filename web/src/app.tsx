// Which screen is on.

import { Home } from "./screens/home";
import { route } from "./route";

export function App() {
  switch (route.value.screen) {
    default:
      return <Home />;
  }
}
