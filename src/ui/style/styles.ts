import './layers.css';
import './fonts.css';
/* Mantine's style sheets in layers, so that our own rules win. Sheets of other components are imported by the files that use them. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './global.css';
