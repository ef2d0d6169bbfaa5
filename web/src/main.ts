import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { followSettings } from "./settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/houses.css";
import "./styles/base.css";
import { spoken } from "./words/spoken.svelte";

followSettings();
spoken.follow();
router.follow();

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place for the application");
mount(App, { target: place });
