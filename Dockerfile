# A server. Its tables are kept in /data, unless MAZZO_DB names a PostgreSQL.
FROM python:3.11-slim AS build

WORKDIR /app
COPY requirements/run.txt requirements/pages.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt -r requirements/pages.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY web web
COPY src src
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim

COPY requirements/host.txt /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/host.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && useradd --create-home mazzo && install -d -o mazzo /data

USER mazzo
ENV MAZZO_DB=/data/mazzo.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["mazzo", "serve", "--host", "0.0.0.0"]
